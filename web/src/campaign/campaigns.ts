/** Campaigns over REST. */
import { ask } from '../lib/api';
import type { CampaignInfo, CampaignList, Created, NewCampaign } from '../lib/messages';

export const campaigns = {
  list: () => ask<CampaignList>('/api/campaigns'),
  begin: (wish: NewCampaign) => ask<CampaignInfo>('/api/campaigns', wish),
  look: (id: string) => ask<CampaignInfo>(`/api/campaigns/${id}`),
  choose: (id: string, seat: number, token: string) =>
    ask<CampaignInfo>(`/api/campaigns/${id}/choose`, { seat, token }),
  next: (id: string) => ask<Created>(`/api/campaigns/${id}/next`, {}),
};
