export type { Product, ProductImage } from './product.ts'
