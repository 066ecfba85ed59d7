export { RangeLineUp } from './ui/cards/range-line-up.tsx'
