export { PriceAlert } from './ui/price-alert.tsx'
export { SaveSearch } from './ui/save-search.tsx'
export { SinceLastVisitBar as SinceLastVisit } from './ui/since-last-visit-bar.tsx'
