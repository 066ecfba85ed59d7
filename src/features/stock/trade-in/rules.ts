export { findStockName } from './rules/find-stock-name.ts'
