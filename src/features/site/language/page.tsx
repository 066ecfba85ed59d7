export { LanguageSelector } from './ui/language-selector.tsx'
