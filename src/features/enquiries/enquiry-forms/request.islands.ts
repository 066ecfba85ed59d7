export { RequestFormIsland } from './forms/ui/request-form.island.tsx'
