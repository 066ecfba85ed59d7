export { type CarouselChoice, carouselProducts } from './rules/carousel-products.ts'
export {
  defaultFixedCodes,
  defaultMaxOthers,
  productCode,
  productEnquiryPath,
  productFormType,
} from './rules/product-code.ts'
