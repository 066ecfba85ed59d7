export { RangeLineUp } from './ui/range-line-up.tsx'
