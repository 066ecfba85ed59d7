export { listProducts } from './data/products.ts'
