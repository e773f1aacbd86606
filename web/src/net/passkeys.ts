// Passkeys: what the room asks a device for, and what the device answers. Bytes go to and from the room in hex.
import { say } from '../lib/voice';
import type { PasskeyAnswer, PasskeyMade, PasskeyOrder, PasskeyQuestion } from '../protocol';
import { post } from './api';

/** Can this browser use passkeys on this page? Only over TLS or on its own machine, and only where the room has a name. */
export const passkeysWork = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|[:[]/.test(location.hostname);

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, '0')).join('');
const keys = (ids: string[]): PublicKeyCredentialDescriptor[] => ids.map((id) => ({ type: 'public-key', id: bytes(id) }));

/** What a device gave, or a sentence that says why it gave nothing. */
async function given(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await asked) as PublicKeyCredential;
  } catch (e) {
    throw new Error(say((e as Error).name === 'InvalidStateError' ? 'passkey-device-has-one' : 'passkey-nothing-given'), { cause: e });
  }
}

/** Has a device make a passkey for whoever knows the password. */
export async function makePasskey(name: string, password: string): Promise<void> {
  const order = await post<PasskeyOrder>('/api/passkeys/order', { password });
  const made = await given(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(order.challenge),
        rp: { id: order.room, name: order.room },
        user: { id: bytes(order.user), name: order.name, displayName: order.name },
        pubKeyCredParams: order.kinds.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: keys(order.known),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: order.lasts,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  const sent: PasskeyMade = {
    challenge: order.challenge,
    name,
    client_data: hex(response.clientDataJSON),
    attestation: hex(response.attestationObject),
  };
  await post('/api/passkeys', sent);
}

/** Has a device sign what the room asks, to come in or to open the locked session of this browser. */
export async function usePasskey(): Promise<PasskeyAnswer> {
  const question = await post<PasskeyQuestion>('/api/passkeys/question');
  const used = await given(
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(question.challenge),
        rpId: question.room,
        allowCredentials: keys(question.keys),
        userVerification: 'required',
        timeout: question.lasts,
      },
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    challenge: question.challenge,
    key: hex(used.rawId),
    user: response.userHandle && hex(response.userHandle),
    client_data: hex(response.clientDataJSON),
    device_data: hex(response.authenticatorData),
    signature: hex(response.signature),
  };
}
