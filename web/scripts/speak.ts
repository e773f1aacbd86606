// Tests look at pages without going there through the door: all words are there from the beginning.
import { more } from '../src/lib/voice';

await more();
