export { listProducts } from './data/cached.ts'
