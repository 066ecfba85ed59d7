export { renderGroupStock } from './ui/group-stock.tsx'
