export const consolePath = '/console'
