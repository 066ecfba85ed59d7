'use client'

export { ErrorScreen as default } from '#ui/screens/error-screen.island.tsx'
