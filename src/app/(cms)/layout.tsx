import '@payloadcms/next/css'
import '#cms/admin/admin.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { handleServerCall } from '#cms/admin/server-call.ts'
import { serverFunctions } from '#cms/admin/server-functions.ts'
import config from '#cms/payload.config.ts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  return handleServerCall(call, config, (validCall) =>
    handleServerFunctions({ ...validCall, config, importMap, serverFunctions }),
  )
}

export default function CmsLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
