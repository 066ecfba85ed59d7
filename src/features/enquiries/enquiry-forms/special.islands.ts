export { SpecialForm } from './forms/ui/special-form.island.tsx'
