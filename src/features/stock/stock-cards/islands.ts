export { StockDialogs } from './ui/dialogs/stock-dialogs.island.tsx'
