export { SearchPage, searchTitle } from './ui/search-page.tsx'
