export { renderDealerStock } from './ui/dealer-stock.tsx'
