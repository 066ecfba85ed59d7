export { storeCompared, useCompared } from './ui/compare/use-compared.ts'
