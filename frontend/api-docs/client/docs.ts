import { offerSearch } from './offer-search.js';
import { offerTry } from './offer-try.js';
import { rememberTab } from './remember-tab.js';

offerSearch();
offerTry();
rememberTab();
