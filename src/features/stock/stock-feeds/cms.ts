export { stockImports } from './cms/stock-imports.ts'
