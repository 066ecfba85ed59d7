export {
  type ArticlePictureOptions,
  type ArticleTopic,
  articleMotifs,
  articleTopics,
  drawArticlePicture,
} from './articles/index.ts'
export {
  type CircuitName,
  type CircuitOptions,
  circuitNames,
  drawCircuit,
} from './circuits/index.ts'
export { drawMedal, type MedalMetal, type MedalOptions, medalMetals } from './medal.ts'
export {
  drawMerchandise,
  type MerchandiseKind,
  type MerchandiseOptions,
  merchandiseKinds,
} from './merchandise/index.ts'
export { drawPoster, type PosterOptions } from './poster.ts'
export { drawQr, type QrOptions } from './qr.ts'
export { type AppStore, appStores, drawStoreBadge, type StoreBadgeOptions } from './store-badge.ts'
export {
  type AlignmentAngle,
  alignmentAngles,
  type DiagramTone,
  drawAlignment,
  drawTyreWall,
  type TyreMarking,
} from './tyres/index.ts'
