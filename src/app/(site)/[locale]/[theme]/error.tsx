'use client'

export { ErrorScreen as default } from '#ui/error-screen.island.tsx'
