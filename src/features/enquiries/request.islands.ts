export { RequestFormIsland } from './ui/request-form.island.tsx'
