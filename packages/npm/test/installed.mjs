// What somebody who installed the package sees: run in a project that has it in node_modules.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { CardroomError, Refused, open } from 'cardroom';

const room = await open();

/** What a comment after `console.log` says is printed is printed. */
test('the examples of the README are true', () => {
  const readme = readFileSync(new URL('node_modules/cardroom/README.md', import.meta.url), 'utf8');
  const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map((found) => found[1]);
  assert.equal(examples.length, 2);
  for (const example of examples) {
    assert.ok(example.trim().split('\n').length <= 22, 'about twenty lines each');
    writeFileSync(new URL('example.mjs', import.meta.url), example);
    const { stdout, stderr } = spawnSync(process.execPath, ['example.mjs'], { encoding: 'utf8', cwd: new URL('.', import.meta.url) });
    const said = [...example.matchAll(/console\.log\(.*\);(?: } catch.*)? \/\/ (.*)/g)].map((found) => found[1].split(':')[0]);
    assert.ok(said.length > 0);
    assert.deepEqual(stdout.trim().split('\n'), said, stderr);
  }
});

test('questions have answers, and what is wrong carries its clause', () => {
  assert.ok(room.books().length > 20);
  assert.equal(room.rank('holdem', ['AsKs', 'QdQc'], '2s9sTdJs3h')[0].place, 1);
  assert.equal(room.equity('holdem', ['AsKs', 'QdQc'], { board: '2s9sTd' }).exact, true);
  assert.equal(room.odds('aviator/pure-21.5').toFixed(6), '-0.018079');
  assert.equal(room.clause('RND-4').id, 'RND-4');
  assert.throws(() => room.ask('nothing'), CardroomError);
  assert.throws(() => room.table('nowhere/none'), CardroomError);
});

test('a refusal changes nothing, deciding changes nothing, and others are not seen', () => {
  const table = room.table('open/holdem', { seed: 7 });
  for (const player of [1, 2]) table.execute({ join: { player, seat: player, chips: 500 } });
  table.execute({ begin: { out: [] } });
  table.deal();
  const before = JSON.stringify(table.view({ auditor: true }));
  assert.throws(() => table.execute({ do: 'raise', seat: 0, to: 1 }), (why) => why instanceof Refused && /^[A-Z]+-\d+/.test(why.clause));
  assert.ok(table.decide(table.legal[0]).length > 0);
  assert.equal(JSON.stringify(table.view({ auditor: true })), before);
  const cards = (view) => view.hand.players.flatMap((player) => player.cards.map((card) => card.card));
  assert.equal(cards(table.view()).filter(Boolean).length, 0);
  assert.equal(cards(table.view(1)).filter(Boolean).length, 2);
  assert.equal(cards(table.view({ auditor: true })).filter(Boolean).length, 4);
});

test('what a browser loads answers the same', async () => {
  const { open: openThere } = await import(new URL('node_modules/cardroom/browser.js', import.meta.url).href);
  const bytes = readFileSync(new URL('node_modules/cardroom/engine.wasm', import.meta.url));
  const there = await openThere(new Response(bytes, { headers: { 'content-type': 'application/wasm' } }));
  assert.deepEqual(there.books(), room.books());
  const module = await WebAssembly.compile(bytes);
  assert.deepEqual((await openThere(module)).rank('razz', ['As2s3s4s5s6s7s']), room.rank('razz', ['As2s3s4s5s6s7s']));
});
