export { SpecialForm } from './ui/special-form.island.tsx'
