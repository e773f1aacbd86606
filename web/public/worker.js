// Without a connection the page that says so is shown. Nothing else is kept: a table is never looked at as it was.
const KEPT = 'offline-1';
const PAGE = 'offline.html';

addEventListener('install', (e) => {
  e.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add(PAGE))
      .then(() => skipWaiting()),
  );
});
addEventListener('activate', (e) => {
  e.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});
addEventListener('fetch', (e) => {
  if (e.request.mode !== 'navigate') return;
  e.respondWith(fetch(e.request).catch(() => caches.match(PAGE)));
});
