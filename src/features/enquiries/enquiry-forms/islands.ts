/** Entry point for islands of other features: a form whose scripts load when it is drawn. */
export { LazyForm } from './forms/ui/lazy-form.island.tsx'
