// Draws the icons of the installed app and the picture that other sites show, from public/icon.svg: `node scripts/icons.mjs`.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const svg = readFileSync('public/icon.svg', 'utf8');
const card = `<div style="height:100%;display:flex;align-items:center;justify-content:center;gap:60px;background:#0d3b22;color:#efe9d6;font:700 92px system-ui">
  <div style="width:300px;height:300px">${svg}</div><div>Cardroom<div style="font:400 38px system-ui;margin-top:18px">Player-banked blackjack and poker,<br>with play chips</div></div></div>`;
const PICTURES = [
  ['icon-192', 192, 192, svg],
  ['icon-512', 512, 512, svg],
  ['card', 1200, 630, card],
];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, width, height, inside] of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>html,body{margin:0;height:100%}svg{display:block;width:100%;height:100%}</style>${inside}`);
  await page.screenshot({ path: `public/${name}.png` });
  await page.close();
}
await browser.close();
