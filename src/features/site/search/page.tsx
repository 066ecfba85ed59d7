export { SearchOrStartHere } from './ui/search-or-start-here.tsx'
export { SearchPage, searchTitle } from './ui/search-page.tsx'
