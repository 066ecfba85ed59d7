export { findSpecial, hasSpecials, listDealersWithSpecials, listSpecialsOf } from './data/cached.ts'
export { findDraftSpecial } from './data/draft-special.ts'
export { isSpecialsFailure, SpecialsUnavailable } from './data/special-source.ts'
