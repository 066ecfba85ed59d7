/** For islands of other features. Server views never load this: their pages would get the block's script twice. */
export { FinanceBlock } from './ui/block/finance-block.island.tsx'
