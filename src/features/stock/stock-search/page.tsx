export {
  type PageQuery,
  readPageQuery,
  renderUsedVehicles,
  usedVehiclesMetadata,
} from './ui/search-route.tsx'
