// Without a connection the page that says so is shown. A table is never looked at as it was: nothing else is kept, but for the files
// of the dealer school, which asks no server, and of an exam that somebody sits, whose answers wait on the device: both are opened from
// what they asked to be kept.
const KEPT = 'offline-1';
const SCHOOL = 'school-1';
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
      .then((names) => Promise.all(names.filter((name) => name !== KEPT && name !== SCHOOL).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});
// The files of the school as they are now; those of earlier builds are let go, unless what is kept comes besides.
addEventListener('message', (e) => {
  const keep = e.data?.keep;
  if (!Array.isArray(keep)) return;
  e.waitUntil(
    caches.open(SCHOOL).then(async (cache) => {
      await cache.addAll(keep);
      if (e.data.besides) return;
      const old = (await cache.keys()).filter((request) => !keep.includes(request.url));
      await Promise.all(old.map((request) => cache.delete(request)));
    }),
  );
});
const school = (request) => caches.open(SCHOOL).then((cache) => cache.match(request, { ignoreSearch: true }));
addEventListener('fetch', (e) => {
  const { pathname, hash } = new URL(e.request.url);
  if (e.request.mode === 'navigate') {
    const kept = async () => (/^#\/(school|exams\/sitting)/.test(hash) && (await school(registration.scope))) || caches.match(PAGE);
    e.respondWith(fetch(e.request).catch(kept));
  } else if (e.request.method === 'GET' && pathname.includes('/assets/')) {
    e.respondWith(fetch(e.request).catch(async () => (await school(e.request)) ?? Response.error()));
  }
});
