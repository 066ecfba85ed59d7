import { contractRouter } from '#platform/service/router.ts'
import { endpoints } from '../../contract.ts'

const handle = contractRouter(endpoints)

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
