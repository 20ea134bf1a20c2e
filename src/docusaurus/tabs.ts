export { Tabs as default } from '../widgets/tabs/tabs.tsx'
