import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import config from '#cms/payload.config.ts'
import { databaseIsReachable } from '#cms/rest/database-reachable.ts'
import { guardedRest } from '#cms/rest/handler.ts'

export const GET = guardedRest(REST_GET(config), databaseIsReachable)
export const POST = guardedRest(REST_POST(config), databaseIsReachable)
export const PUT = guardedRest(REST_PUT(config), databaseIsReachable)
export const PATCH = guardedRest(REST_PATCH(config), databaseIsReachable)
export const DELETE = guardedRest(REST_DELETE(config), databaseIsReachable)
export const OPTIONS = guardedRest(REST_OPTIONS(config), databaseIsReachable)
