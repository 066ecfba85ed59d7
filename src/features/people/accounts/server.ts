/** Who a user is and may do, for queries: without the collections, which `cms.ts` loads. */
export { hasRole, isSignedIn } from './cms/access.ts'
export { ownDealerOf, roleOf } from './rules/role-of.ts'
