export { OpenNow } from './ui/open-now.island.tsx'
