import { contractRouter } from '#platform/service/router.ts'
import { endpoints } from '../../contract.ts'

const answer = contractRouter(endpoints)

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
