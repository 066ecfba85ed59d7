export { LazyOpenNow as OpenNow } from './ui/lazy-open-now.island.tsx'
