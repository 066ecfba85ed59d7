export { HeaderSearch } from './ui/header-search.tsx'
