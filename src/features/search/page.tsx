export { SearchPage } from './ui/search-page.tsx'
