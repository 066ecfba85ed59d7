export { StockCarousel } from './ui/stock-carousel.tsx'
