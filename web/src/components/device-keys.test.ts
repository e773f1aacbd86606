import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import DeviceKeys from './DeviceKeys.svelte';

afterEach(() => vi.unstubAllGlobals());

test('a key is made for a scanner, shown once, and revoked', async () => {
  const asked: [string, string, unknown][] = [];
  let rows = [{ device: 7, name: 'Shoe 1', by: 'Flo', since: 0 }];
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, init?: RequestInit) => {
      asked.push([init?.method ?? 'GET', path, init?.body ? JSON.parse(String(init.body)) : null]);
      if (path.endsWith('/revoke')) {
        rows = rows.filter((r) => r.device !== 7);
        return Promise.resolve(new Response(null, { status: 204 }));
      }
      if (init?.method === 'POST') {
        rows = [...rows, { device: 9, name: 'Shoe 2', by: 'Flo', since: 0 }];
        return Promise.resolve(new Response(JSON.stringify({ device: 9, table: 3, key: 'cardroom-device-abc' }), { status: 200 }));
      }
      return Promise.resolve(new Response(JSON.stringify(rows), { status: 200 }));
    }),
  );
  const { container } = render(DeviceKeys, { table: 3 });
  expect(asked).toEqual([]);
  const details = container.querySelector('details')!;
  details.open = true;
  await fireEvent(details, new Event('toggle'));
  await screen.findByText(/Shoe 1: key from Flo/);
  await fireEvent.input(screen.getByLabelText('Name of the scanner'), { target: { value: ' Shoe 2 ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  await screen.findByText('cardroom-device-abc');
  const made = asked.find(([method]) => method === 'POST');
  expect(made).toMatchObject(['POST', '/api/tables/3/devices', { name: 'Shoe 2' }]);
  await screen.findByText(/Shoe 2: key from Flo/);
  const revoke = screen.getByRole<HTMLButtonElement>('button', { name: 'Revoke Shoe 1' });
  await vi.waitFor(() => expect(revoke.disabled).toBe(false));
  await fireEvent.click(revoke);
  await vi.waitFor(() => expect(screen.queryByText(/Shoe 1: key/)).toBeNull());
  expect(screen.queryByText('cardroom-device-abc')).toBeNull();
  expect(asked.some(([, path]) => path === '/api/devices/7/revoke')).toBe(true);
});
