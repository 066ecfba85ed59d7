export type { BodyType } from './body-types.ts'
export type { ComparableModel, ComparedModel, ComparisonView } from './comparison-view.ts'
export type { CardPicture, DisplayedModel, VehicleCardPicture } from './displayed-model.ts'
export type { LineUpModel } from './line-up-model.ts'
export type { Accessory, FilterColumn, FinanceOffer, VehicleModel, VehicleRange } from './model.ts'
export type { HeroFilters, ModelCard, Specifications } from './model-card.ts'
export type { OwnerBenefits } from './owner-benefits.ts'
export type {
  AccessoryLine,
  ColourChoice,
  GradeAdditions,
  GradeChoice,
  ModelChoice,
  OffersFrom,
  RangeView,
  Tile,
} from './range-view.ts'
export type {
  SpecificationRow,
  SpecificationRows,
  SpecificationTable,
} from './rules/compare/specification-table.ts'
export { configuredPrice, readAccessoryCodes, writeAccessoryCodes } from './rules/configuration.ts'
export {
  allOffersPath,
  comparePath,
  lineUpPath,
  offersPath,
  quotePath,
  rangePath,
  sizePath,
  specSheetPath,
  withDealer,
} from './rules/vehicle-paths.ts'
export type { SpecificationSection } from './specification-section.ts'
export type { Story, StoryFacts } from './story-facts.ts'
export type { ValueAddedOffer } from './value-added-offer.ts'
