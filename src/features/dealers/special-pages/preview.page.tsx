export { SpecialPreview } from './ui/special-preview.tsx'
