/** Entry point for islands of other features. Server views must not import it: the block's script would load twice. */
export { FinanceBlock } from './ui/block/finance-block.island.tsx'
