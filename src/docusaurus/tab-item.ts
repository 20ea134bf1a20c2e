export { TabItem as default } from '../widgets/tabs/tabs.tsx'
