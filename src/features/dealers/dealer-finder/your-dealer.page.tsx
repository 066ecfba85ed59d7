export { YourDealer } from './ui/your-dealer.tsx'
