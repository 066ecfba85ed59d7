export { TextInLanguage } from './ui/text-in-language.tsx'
