// The languages that are spoken, each as its own readers call it.
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  es: 'Español',
  fil: 'Tagalog',
  vi: 'Tiếng Việt',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};
