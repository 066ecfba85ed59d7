export { parseStockQuery } from './rules/stock-choices.ts'
export { groupParameter } from './rules/stock-subject.ts'
export { stockMetadata } from './ui/stock-metadata.ts'
